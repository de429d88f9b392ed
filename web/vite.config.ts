import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// While developing, the page comes from Vite and everything else from a running server.
const server = process.env.ARDRI_SERVER ?? "http://localhost:7777";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: process.env.ARDRI_WEB_OUT ?? "dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    include: ["tests/**/*.test.ts", "src/**/*.test.ts"],
    // Another order each time: no test may live on what another leaves behind. The seed is told.
    sequence: { shuffle: true },
  },
});
