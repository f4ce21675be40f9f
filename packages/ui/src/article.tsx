import { Card } from './card.tsx';

type Section = { heading: string; paragraphs: string[] };

/** A page to read: sections of plain paragraphs. */
export function Article({ sections }: { sections: Section[] }) {
  return (
    <div className="container-page pb-5 sm:pb-8">
      <Card className="grid max-w-180 gap-6">
        {sections.map(({ heading, paragraphs }) => (
          <section key={heading} className="grid gap-2">
            {heading && <h2 className="text-lg">{heading}</h2>}
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="text-pretty text-muted">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </Card>
    </div>
  );
}
