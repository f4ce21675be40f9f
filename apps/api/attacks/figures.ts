import type { RunnerTask } from 'vitest';

/** What a test tells the summary. */
export type Figures = {
  differences?: number;
  compared?: number;
  requests?: number;
  withData?: number;
  canaries?: number;
  policy?: string;
  missedBy?: string[];
};

declare module 'vitest' {
  interface TaskMeta {
    figures?: Figures;
  }
}

export function reportFigures({ meta }: Pick<RunnerTask, 'meta'>, figures: Figures) {
  meta.figures = figures;
}
