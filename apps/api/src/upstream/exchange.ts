import type { Dispatcher } from 'undici';

export type Exchanged = { status: number; text: string };

/**
 * One call, its answer read to the end. By undici's dispatch, because its `request` makes a stream and an abort signal for
 * each call, which cost as much as the call.
 */
export function exchange(
  dispatcher: Dispatcher,
  options: Dispatcher.DispatchOptions,
  withinMs: number,
): Promise<Exchanged> {
  return new Promise((resolve, reject) => {
    let under: Dispatcher.DispatchController | undefined;
    let status = 0;
    let isLate = false;
    const chunks: Buffer[] = [];
    const timer = setTimeout(() => {
      isLate = true;
      const error = new Error('no whole answer in time');
      under?.abort(error);
      reject(error);
    }, withinMs);
    dispatcher.dispatch(options, {
      onRequestStart(controller) {
        under = controller;
        if (isLate) controller.abort(new Error('its time had passed before it could be sent'));
      },
      onResponseStart(_controller, statusCode) {
        status = statusCode;
      },
      onResponseData(_controller, chunk) {
        chunks.push(chunk);
      },
      onResponseEnd() {
        clearTimeout(timer);
        const [first] = chunks;
        const whole = chunks.length === 1 && first ? first : Buffer.concat(chunks);
        resolve({ status, text: whole.toString() });
      },
      onResponseError(_controller, error) {
        clearTimeout(timer);
        reject(error);
      },
    });
  });
}
