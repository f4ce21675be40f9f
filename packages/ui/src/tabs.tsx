import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { Loading } from './loading.tsx';
import { useNear } from './use-near.ts';

export type TabItem = { id: string; name: string; content: ReactNode };

type Props = {
  label: string;
  items: TabItem[];
  selected?: string;
  onSelect?: (id: string) => void;
  /** How far outside the screen a panel's content is already drawn. */
  observerMargin?: string;
};

export function Tabs({ label, items, selected, onSelect, observerMargin = '50%' }: Props) {
  return (
    <AriaTabs
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5"
      {...(selected !== undefined && { selectedKey: selected })}
      {...(onSelect && { onSelectionChange: (key) => onSelect(String(key)) })}
    >
      <TabList
        aria-label={label}
        items={items}
        className="relative flex overflow-x-auto shadow-[inset_0_-1px_0_var(--color-border)] [scrollbar-width:none] sm:gap-4"
      >
        {({ name }) => (
          <Tab className="relative inline-flex min-h-12 min-w-11 flex-none cursor-pointer items-center justify-center px-[7px] text-sm font-medium whitespace-nowrap text-muted -outline-offset-2! after:absolute after:inset-x-[7px] after:bottom-0 after:h-[3px] after:rounded-t-[3px] data-focus-visible:outline-3 data-hovered:text-ink data-selected:font-semibold data-selected:text-link data-selected:after:bg-primary sm:px-2.5 sm:text-md sm:after:inset-x-2.5">
            {name}
          </Tab>
        )}
      </TabList>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="min-w-0 rounded-sm outline-offset-2">
          <NearOnly margin={observerMargin}>{content}</NearOnly>
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

function NearOnly({ margin, children }: { margin: string; children: ReactNode }) {
  const { ref, isNear } = useNear<HTMLDivElement>(margin);
  return <div ref={ref}>{isNear ? children : <Loading className="min-h-12">{null}</Loading>}</div>;
}
