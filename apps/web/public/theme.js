// Sets the theme before the first paint: the stored choice, else what the device prefers.
(function () {
  var stored;
  try {
    stored = localStorage.getItem('theme');
  } catch {
    stored = null;
  }
  var dark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.querySelector('meta[name=theme-color]').content = dark ? '#0a2a5c' : '#004196';
})();
