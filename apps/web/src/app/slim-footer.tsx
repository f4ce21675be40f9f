import { Link } from 'react-router';

const year = new Date().getFullYear();

const links = [
  { to: '/terms', label: 'Terms' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/help', label: 'Help' },
];

export function SlimFooter() {
  return (
    <footer className="hidden border-t border-line sm:block">
      <div className="container-page flex min-h-16 items-center justify-between text-sm text-subtle">
        <p>© {year} Patient Portal</p>
        <nav aria-label="Footer" className="flex gap-1">
          {links.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              className="inline-flex min-h-11 min-w-11 items-center justify-center px-1.5 text-muted hover:text-link hover:underline"
            >
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
