// Sets theme, text size, the calendar of dates, low-data mode and charts or tables before the first paint: what is stored, else what the device prefers. Then follows them.
(function () {
  var root = document.documentElement.dataset;
  var device = matchMedia('(prefers-color-scheme: dark)');

  function read() {
    try {
      root.themeChoice = localStorage.getItem('theme') || 'system';
      root.textSize = localStorage.getItem('text-size') || 'standard';
      root.dates = localStorage.getItem('dates') || '';
      root.lowData = localStorage.getItem('low-data') || 'device';
      root.vitalsView = localStorage.getItem('vitals-view') || 'chart';
    } catch {
      root.themeChoice = 'system';
    }
  }

  function draw() {
    var dark = root.themeChoice === 'dark' || (root.themeChoice !== 'light' && device.matches);
    root.theme = dark ? 'dark' : 'light';
    // /v1/brand.css, which stands before this script, has said the clinic's own.
    document.querySelector('meta[name=theme-color]').content =
      getComputedStyle(document.documentElement).getPropertyValue('--color-brand') ||
      (dark ? '#0a2a5c' : '#004196');
  }

  read();
  draw();
  device.addEventListener('change', draw);
  window.addEventListener('portal-appearance', draw);
  window.addEventListener('storage', function (event) {
    if (['theme', 'text-size', 'dates', 'low-data'].indexOf(event.key) < 0) return;
    read();
    window.dispatchEvent(new Event('portal-appearance'));
  });
})();

// Where the app itself cannot be loaded, or fails as a whole, there is a page with a way on all the same.
(function () {
  var languages = [
    ['en', 'Error occurred', 'The portal could not be loaded. Check your connection.', 'Try again'],
    ['ne', 'समस्या आयो', 'पोर्टल खोल्न सकिएन। आफ्नो इन्टरनेट जाँच्नुहोस्।', 'फेरि प्रयास गर्नुहोस्'],
  ];

  function add(parent, name, text) {
    var element = document.createElement(name);
    if (text) element.textContent = text;
    return parent.appendChild(element);
  }

  function show() {
    var old = document.querySelector('#root');
    if (!old) return;
    var root = document.createElement('div');
    root.style.cssText =
      'display:grid;gap:40px;place-content:center;min-height:100vh;padding:20px;text-align:center';
    languages.forEach(function (words) {
      var part = add(root, 'section');
      part.lang = words[0];
      add(part, 'h1', words[1]);
      add(part, 'p', words[2]);
      var again = add(part, 'button', words[3]);
      again.style.cssText = 'border:1px solid;margin:12px 0 40px;padding:12px 20px';
      again.addEventListener('click', function () {
        location.reload();
      });
    });
    old.replaceWith(root);
  }

  window.addEventListener('portal-failed', show);
  window.addEventListener(
    'error',
    function (event) {
      var script = event.target;
      // A meeting's script comes from another host; the page of the call tells what became of it.
      if (script instanceof HTMLScriptElement && script.src.startsWith(location.origin)) show();
    },
    true,
  );
})();
