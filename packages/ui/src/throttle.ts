/** Calls at once, then at most once in each span; the last of several calls is not lost. */
export function throttle(action: () => void, milliseconds: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAskedAgain = false;

  function call() {
    if (timer !== undefined) {
      isAskedAgain = true;
      return;
    }
    action();
    timer = setTimeout(() => {
      timer = undefined;
      if (!isAskedAgain) return;
      isAskedAgain = false;
      call();
    }, milliseconds);
  }

  return Object.assign(call, { cancel: () => clearTimeout(timer) });
}
