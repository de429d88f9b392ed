import { mount } from "svelte";
import App from "./shell/App.svelte";
import { settings } from "./app/settings.svelte";
import { typefaces } from "./shell/typefaces";
import "./design/design.css";
import { texts } from "./texts/index.svelte";
import { languageFor } from "./texts/languages";

const target = document.getElementById("app");
const language = languageFor(settings.all.language, navigator.languages);
// Without the words of another language the page is in English, but it is there.
const words = language === "en" ? null : texts.speak(language).catch(() => {});
await Promise.all([words, typefaces()]);
if (target) mount(App, { target });
