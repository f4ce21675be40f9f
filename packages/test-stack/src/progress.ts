const startedAt = Date.now();

export const elapsedSeconds = () => ((Date.now() - startedAt) / 1000).toFixed(1);

/** One line a step, with the seconds since the command began. */
export function report(message: string) {
  console.log(`${`${elapsedSeconds()}s`.padStart(7)}  ${message}`);
}

/** Does the work while telling every ten seconds that it still goes on. */
export async function reportWhile<T>(label: string, work: Promise<T>): Promise<T> {
  const timer = setInterval(() => report(`${label} …`), 10_000);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}

/** Runs a command's body; a failure is one plain message and exit code 1. */
export async function runCommandLine(body: () => Promise<void>) {
  try {
    await body();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
