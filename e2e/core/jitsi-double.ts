import type { BrowserContext } from '@playwright/test';
import { jitsiDomain } from '@portal/test-stack/jitsi-portal';

export type Meeting = { domain: string; options: Record<string, unknown> };

/**
 * Stands for Jitsi's external_api.js: a class that puts the meeting's page into a frame and turns that page's messages into
 * events, under the names of jitsi-meet's modules/API/external/external_api.js. No Jitsi code runs.
 */
const script = `
  const names = { 'participant-joined': 'participantJoined', 'participant-left': 'participantLeft', 'video-ready-to-close': 'readyToClose' };
  window.JitsiMeetExternalAPI = class {
    constructor(domain, options) {
      const { parentNode, ...told } = options;
      window.meeting = { domain, options: told };
      this.listeners = {};
      this.frame = document.createElement('iframe');
      this.frame.title = 'Meeting';
      this.frame.allow = 'autoplay; camera; microphone; fullscreen';
      this.frame.src = 'https://' + domain + '/' + options.roomName + '#jwt';
      this.frame.style.width = this.frame.style.height = '100%';
      this.frame.style.border = '0';
      parentNode.append(this.frame);
      this.hear = ({ source, data }) => {
        if (source !== this.frame.contentWindow || data.type !== 'event') return;
        for (const tell of this.listeners[names[data.data.name]] ?? []) tell(data.data);
      };
      addEventListener('message', this.hear);
    }
    on(name, tell) { (this.listeners[name] ??= []).push(tell); }
    dispose() { removeEventListener('message', this.hear); this.frame.remove(); window.meeting.isDisposed = true; }
  };`;

const room = `<!doctype html><title>Meeting</title>
  <button onclick="tell('participant-joined')">The doctor joins</button>
  <button onclick="tell('participant-left')">The doctor leaves</button>
  <button onclick="tell('video-ready-to-close')">Hang up</button>
  <script>const tell = (name) => parent.postMessage({ type: 'event', data: { name } }, '*')</script>`;

/** Answers in place of the meeting's host; the first \`failures\` calls for the script come to nothing. */
export async function serveJitsiDouble(context: BrowserContext, failures: number): Promise<string[]> {
  const asked: string[] = [];
  await context.route(`https://${jitsiDomain}/**`, async (route) => {
    const address = route.request().url();
    if (!address.includes('external_api.js')) return route.fulfill({ contentType: 'text/html', body: room });
    asked.push(address);
    if (asked.length <= failures) return route.abort();
    return route.fulfill({ contentType: 'text/javascript', body: script });
  });
  return asked;
}
