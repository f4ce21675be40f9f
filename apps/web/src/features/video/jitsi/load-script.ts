/** @throws when it does not arrive; may be tried again, which the SDK's own loader does not allow */
export function loadScript(address: string): Promise<void> {
  if ('JitsiMeetExternalAPI' in window) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The script of the meeting cannot be loaded.'));
    });
    document.head.append(script);
  });
}
