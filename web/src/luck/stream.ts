// The stream of luck: a ChaCha20 key stream, and the four questions that games ask of it. Every byte
// is fixed in docs/fairness.md.

import { sha256, toHex } from "./sha256";

const encoder = new TextEncoder();

/** A text in UTF-8. */
export const bytesOf = (text: string): Uint8Array => encoder.encode(text);

/** A text after its length in bytes, so that two of them cannot be taken for others. */
export function withLength(text: string): Uint8Array {
  const bytes = bytesOf(text);
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, bytes.length, true);
  return join([length, bytes]);
}

/** Some bytes after each other. */
export function join(parts: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** What the table shows before the game, for a seed. */
export function commitment(seed: Uint8Array): string {
  return toHex(sha256(join([bytesOf("ardri/1 commit"), seed])));
}

/** The key of the stream: from the seed and the words of all seats in order, given in the clear. */
export function streamKey(seed: Uint8Array, words: string[]): Uint8Array {
  return sha256(join([bytesOf("ardri/1 key"), seed, ...words.map(withLength)]));
}

/** One source of luck, from which draws are taken one after the other. */
export class Stream {
  private readonly start: Uint32Array;
  private block = new Uint32Array(16);
  private used = 16;
  private counter = 0;

  constructor(key: Uint8Array) {
    const view = new DataView(key.buffer, key.byteOffset, 32);
    // "expand 32-byte k", the key, the counter, an all-zero nonce.
    this.start = new Uint32Array(16);
    this.start.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
    for (let i = 0; i < 8; i++) this.start[4 + i] = view.getUint32(4 * i, true);
  }

  /** The next 32-bit word. */
  word(): number {
    if (this.used === 16) this.fill();
    return this.block[this.used++]!;
  }

  /** A number below n, each equally likely: words in the incomplete last stretch are thrown away. */
  below(n: number): number {
    const whole = Math.floor(2 ** 32 / n) * n;
    for (;;) {
      const word = this.word();
      if (word < whole) return word % n;
    }
  }

  /** An index into the weights, each as likely as its weight. */
  weighted(weights: number[]): number {
    let rest = this.below(weights.reduce((sum, weight) => sum + weight, 0));
    return weights.findIndex((weight) => {
      if (rest < weight) return true;
      rest -= weight;
      return false;
    });
  }

  /** What some dice show, in their order. */
  roll(dice: number, faces: number): number[] {
    return Array.from({ length: dice }, () => this.below(faces));
  }

  /** The numbers below n in a random order. */
  shuffle(n: number): number[] {
    const order = Array.from({ length: n }, (_, i) => i);
    for (let i = n - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    return order;
  }

  private fill(): void {
    this.start[12] = this.counter >>> 0;
    this.start[13] = Math.floor(this.counter / 2 ** 32);
    this.counter += 1;
    const x = Uint32Array.from(this.start);
    for (let round = 0; round < 10; round++) {
      for (let i = 0; i < 4; i++) quarter(x, i, 4 + i, 8 + i, 12 + i);
      for (let i = 0; i < 4; i++)
        quarter(x, i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4));
    }
    this.block = x.map((word, i) => word + this.start[i]!);
    this.used = 0;
  }
}

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  const step = (p: number, q: number, r: number, by: number) => {
    x[p] = x[p]! + x[q]!;
    const mixed = x[r]! ^ x[p]!;
    x[r] = (mixed << by) | (mixed >>> (32 - by));
  };
  step(a, b, d, 16);
  step(c, d, b, 12);
  step(a, b, d, 8);
  step(c, d, b, 7);
}
