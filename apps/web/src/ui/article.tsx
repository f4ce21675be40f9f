import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { PageHead } from './page-head.tsx';

type Section = { heading: string; paragraphs: string[] };
type Props = { title: string; home: string; sections: Section[]; children?: ReactNode };

/** A page to read: a title and sections of plain paragraphs. */
export function Article({ title, home, sections, children }: Props) {
  return (
    <div className="container-page py-5 sm:py-8">
      <title>{`${title} · Patient Portal`}</title>
      <PageHead title={title} home={home} />
      <Card className="grid max-w-180 gap-6">
        {sections.map(({ heading, paragraphs }) => (
          <section key={heading} className="grid gap-2">
            <h2 className="text-lg">{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="text-pretty text-muted">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
        {children}
      </Card>
    </div>
  );
}
