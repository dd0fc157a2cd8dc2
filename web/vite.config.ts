import { defineConfig } from "vite";

// Everything is a file of its own with a hashed name (no inlined data: URLs), so that the service
// can serve the page under a strict Content-Security-Policy and let browsers keep the files.
export default defineConfig({
  base: "/table/",
  build: {
    outDir: "../service/http/static/table",
    emptyOutDir: true,
    assetsDir: "",
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: false,
    target: "es2022",
  },
});
