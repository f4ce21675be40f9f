import { Link } from 'react-router';

const year = new Date().getFullYear();

const links = [
  { to: '/terms', label: 'Terms' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/help', label: 'Help' },
];

export function LandingFooter() {
  return (
    <footer className="border-t border-line bg-surface">
      <div className="container-page grid gap-5 pt-7 pb-9 sm:grid-cols-[1fr_auto] sm:items-center">
        <nav aria-label="Footer" className="flex flex-wrap gap-x-6 gap-y-2">
          {links.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              className="inline-flex min-h-11 min-w-11 items-center font-medium text-muted hover:text-link hover:underline"
            >
              {label}
            </Link>
          ))}
        </nav>
        <p className="text-sm text-subtle sm:col-span-2">© {year} Patient Portal. All rights reserved.</p>
      </div>
    </footer>
  );
}
