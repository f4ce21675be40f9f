import { checkAuthSession } from './authChecker.js';

// Keycloak's own pages begin again once another tab has signed in. Here that signs nobody in, and would end the other tab's.
const { authSession } = document.body.dataset;
const elsewhere = document.querySelector('#signed-in-elsewhere');
if (elsewhere) tellOnceSignedIn();
if (authSession) checkAuthSession(authSession);

// An e-mail's link that opens in this browser takes this page's sign-in along, so that going on from here would fail.
function tellOnceSignedIn() {
  const isSignedIn = () => /(?:^|; )KEYCLOAK_SESSION=/.test(document.cookie);
  if (isSignedIn()) return;
  const asking = setInterval(() => {
    if (!isSignedIn()) return;
    clearInterval(asking);
    document.querySelector('.content').replaceChildren(elsewhere.content);
  }, 1000);
}

for (const button of document.querySelectorAll('[data-password-toggle]')) {
  const input = document.getElementById(button.getAttribute('aria-controls'));
  button.addEventListener('click', () => {
    const shown = input.type === 'text';
    input.type = shown ? 'password' : 'text';
    button.setAttribute('aria-pressed', String(!shown));
  });
}

// In the portal's own popup, the portal stands behind it.
addEventListener('click', (event) => {
  if (window.name !== 'portal-sign-in' || !event.target.closest('[data-back]')) return;
  event.preventDefault();
  window.close();
});

// A second press while the first is under way must not send the form twice.
// The button itself stays enabled: its name and value belong to the form.
for (const form of document.forms) {
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent) event.preventDefault();
    form.dataset.sent = 'true';
  });
}
addEventListener('pageshow', () => {
  for (const form of document.forms) delete form.dataset.sent;
});

const language = document.querySelector('.lang');
addEventListener('click', (event) => {
  if (language?.open && !language.contains(event.target)) language.open = false;
});
addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || !language?.open) return;
  language.open = false;
  language.querySelector('summary').focus();
});
