// Sets the theme before anything is drawn, so that nobody is blinded by a white flash.
try {
  const theme = JSON.parse(localStorage.getItem("ardri.settings") || "{}").theme;
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Whoever allows no storage gets the theme of their system.
}
