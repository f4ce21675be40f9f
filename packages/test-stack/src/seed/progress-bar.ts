import { elapsedSeconds, report } from '../progress.ts';

const width = 30;
const lineEveryMs = 5000;

/** A bar on a terminal; on a pipe (CI) one line every five seconds and one at the end. */
export function createProgressBar(label: string, total: number) {
  const from = Date.now();
  const terminal = process.stdout.isTTY;
  let done = 0;
  let told = from;
  let text = '';

  return {
    /** `detail` replaces the rate of this bar's own count. */
    advance(count: number, detail?: string) {
      done += count;
      const rate = detail ?? `${Math.round((done * 1000) / Math.max(Date.now() - from, 1))}/s`;
      text = `${label} ${done} of ${total}, ${rate}`;
      if (terminal) draw(done / Math.max(total, 1), text);
      else if (Date.now() - told > lineEveryMs) {
        told = Date.now();
        report(text);
      }
    },
    end() {
      if (terminal) process.stdout.write('\r\u001B[2K');
      report(text);
    },
  };
}

function draw(share: number, text: string) {
  const filled = Math.round(width * Math.min(share, 1));
  const bar = '█'.repeat(filled) + '░'.repeat(width - filled);
  process.stdout.write(`\r\u001B[2K${`${elapsedSeconds()}s`.padStart(7)}  ${bar} ${text}`);
}
