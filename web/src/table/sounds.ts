// Sounds without files: a knock of wood, a soft chord, made when they are needed.

import type { Sound } from "./reactions";

let context: AudioContext | null = null;

/** Browsers let a page sound only after its reader has touched it. */
function audio(): AudioContext | null {
  if (!("AudioContext" in window)) return null;
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return null;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume().catch(() => {});
    return context;
  } catch {
    return null;
  }
}

/** Wakes what sounds when the reader first touches the page, which takes a while: the answer ends it. */
export function prepareSounds(): () => void {
  const wake = () => {
    end();
    setTimeout(audio, 300);
  };
  const end = () => {
    for (const touch of ["pointerup", "keyup"]) removeEventListener(touch, wake);
  };
  for (const touch of ["pointerup", "keyup"]) addEventListener(touch, wake);
  return end;
}

/** A tone that swells within `rise` and fades within `fall` seconds. */
function tone(
  at: number,
  frequency: number,
  loud: number,
  rise: number,
  fall: number,
  type: OscillatorType,
): void {
  const out = context;
  if (!out) return;
  const oscillator = out.createOscillator();
  const gain = out.createGain();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(frequency, at);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + rise + fall);
  oscillator.connect(gain).connect(out.destination);
  oscillator.start(at);
  oscillator.stop(at + rise + fall + 0.05);
}

let noise: AudioBuffer | null = null;

/** A short burst of noise that dies away. */
function burst(out: AudioContext): AudioBuffer {
  if (noise) return noise;
  const length = Math.round(out.sampleRate * 0.06);
  noise = out.createBuffer(1, length, out.sampleRate);
  const data = noise.getChannelData(0);
  for (let i = 0; i < length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 6;
  return noise;
}

/** Wood on wood: a short burst of noise through a narrow band, and a low thud below it. */
function knock(at: number, pitch: number, loud: number): void {
  const out = context;
  if (!out) return;
  const source = out.createBufferSource();
  source.buffer = burst(out);
  const band = out.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  band.Q.value = 2.5;
  const gain = out.createGain();
  gain.gain.value = loud;
  source.connect(band).connect(gain).connect(out.destination);
  source.start(at);
  tone(at, pitch / 5, loud * 0.35, 0.004, 0.07, "sine");
}

function chord(at: number, frequencies: number[], loud: number, fall: number): void {
  frequencies.forEach((frequency, i) =>
    tone(at + i * 0.05, frequency, loud, 0.03, fall, "triangle"),
  );
}

/** Lets some sounds be heard, one after the other, as soon as what they belong to can be seen. */
export function play(sounds: readonly Sound[]): void {
  if (sounds.length === 0) return;
  // Nothing is drawn of a page in the background, but it can be heard.
  if (document.visibilityState === "hidden") sound(sounds);
  else requestAnimationFrame(() => setTimeout(() => sound(sounds)));
}

function sound(sounds: readonly Sound[]): void {
  const out = audio();
  if (!out || out.state === "closed") return;
  let at = out.currentTime + 0.01;
  for (const one of sounds) {
    switch (one) {
      case "move":
        knock(at, 900, 0.5);
        at += 0.16;
        break;
      case "capture":
        knock(at, 900, 0.5);
        knock(at + 0.09, 560, 0.6);
        at += 0.26;
        break;
      case "turn":
        chord(at, [392, 587.3], 0.05, 0.5);
        at += 0.3;
        break;
      case "end":
        chord(at, [293.7, 440, 587.3, 740], 0.06, 1.4);
        at += 0.6;
        break;
      case "talk":
        tone(at, 660, 0.03, 0.01, 0.15, "sine");
        at += 0.2;
        break;
    }
  }
}
