import type { Page } from '@playwright/test';

export type Kind = 'link' | 'field' | 'combobox' | 'select' | 'toggle' | 'button';
export type Control = {
  id: string;
  kind: Kind;
  name: string;
  /** In the bars around the page, which are the same on all pages. */
  isChrome: boolean;
  /** In a breadcrumb, tabs or another way about, which many pages have. */
  isNavigation: boolean;
  /** What looks like it: rows of a list, days of a calendar. */
  look: string;
  href?: string;
  /** Opens beside the portal, which stays. */
  isBeside?: boolean;
  inputType?: string;
};

/** What a patient can follow, open, press or fill in on the screen as it is now, in the order in which it is tried. */
export async function listControls(page: Page): Promise<Control[]> {
  const found = await page.evaluate(() => {
    const selector =
      'a[href], button, summary, input, select, textarea, [role=button], [role=tab], [role=switch], [role=menuitem], [role=option], [role=radio], [role=checkbox]';
    const controls: Control[] = [];
    const counter = window as typeof window & { crawlCount?: number };
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      if (element.dataset['crawled'] !== undefined || !canBeUsed(element)) continue;
      // A name for each element that no other ever has.
      counter.crawlCount = (counter.crawlCount ?? 0) + 1;
      const id = (element.dataset['crawl'] ??= String(counter.crawlCount));
      controls.push({
        id,
        kind: kindOf(element),
        name: nameOf(element),
        isChrome: element.closest('#root > :is(header, footer, nav, a)') !== null,
        isNavigation: element.closest('nav') !== null,
        look: `${element.localName}.${element.className}`,
        ...(element instanceof HTMLAnchorElement && {
          href: element.href,
          isBeside: element.target === '_blank',
        }),
        ...(element instanceof HTMLInputElement && { inputType: `${element.type} ${element.inputMode}` }),
      });
    }
    return controls;

    function canBeUsed(element: HTMLElement): boolean {
      if (element.closest('[inert], [aria-hidden=true], [aria-disabled=true], :disabled') !== null)
        return false;
      if (
        element instanceof HTMLInputElement &&
        (['file', 'hidden'].includes(element.type) || isFixed(element))
      )
        return false;
      const { width, height } = element.getBoundingClientRect();
      return element.checkVisibility({ visibilityProperty: true }) && width > 2 && height > 2;
    }

    function isFixed({ readOnly, role }: HTMLInputElement): boolean {
      return readOnly && role !== 'combobox';
    }

    function kindOf(element: HTMLElement): Kind {
      const role = element.getAttribute('role');
      if (element instanceof HTMLAnchorElement) return 'link';
      if (element instanceof HTMLSelectElement) return 'select';
      if (role === 'combobox') return 'combobox';
      if (role === 'switch' || role === 'checkbox' || role === 'radio') return 'toggle';
      if (element instanceof HTMLTextAreaElement) return 'field';
      if (!(element instanceof HTMLInputElement)) return 'button';
      return /checkbox|radio/.test(element.type) ? 'toggle' : 'field';
    }

    function nameOf(element: HTMLElement): string {
      const labels =
        element instanceof HTMLInputElement ? Array.from(element.labels ?? [], textOf).join(' ') : '';
      const labelled = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const names = [
        element.getAttribute('aria-label'),
        labelled.map((id) => textOf(document.getElementById(id))).join(' '),
        labels,
        textOf(element),
        element.getAttribute('placeholder'),
      ];
      return names.find((name) => name?.trim())?.trim() ?? '';
    }

    function textOf(element: Element | null): string {
      return (element?.textContent ?? '').replaceAll(/\s+/g, ' ').slice(0, 80);
    }
  });
  return found.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** Rows before the filters that would hide them, fields before what sends them, the bars last. */
function rankOf({ kind, isChrome }: Control): number {
  const ranks: Record<Kind, number> = { link: 0, field: 1, combobox: 1, select: 1, toggle: 1, button: 2 };
  return (isChrome ? 10 : 0) + ranks[kind];
}
