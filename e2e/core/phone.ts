import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Account } from '@portal/test-stack/identity-admin';
import { makeCertificate } from '@portal/test-stack/make-certificate';
import { toNativePage } from '../../apps/mobile/src/native-page.ts';
import { createPhone, type BridgeCall, type Phone } from '../../apps/mobile/test/phone-double.ts';
import { allowAccess, enterPassword } from './sign-in.ts';
import { expect, origin, stack, test as base } from './test.ts';

const built = resolve(import.meta.dirname, '../../apps/web/dist');
const bridge = resolve(
  import.meta.dirname,
  '../../node_modules/@capacitor/android/capacitor/src/main/assets/native-bridge.js',
);
const issuer = `http://localhost:${stack.ports.identity}/realms/portal`;
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

type Fixtures = { phone: Phone; app: Page; systemBrowser: Page };
type WorkerFixtures = { phoneBrowser: Browser };

/** The built app at its own origin, https://localhost, with Capacitor's own bridge and a phone's answers behind it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  phoneBrowser: [
    async ({ playwright, launchOptions }, use) => {
      const { key, cert } = makeCertificate();
      const server = createServer(
        { key: readFileSync(key), cert: readFileSync(cert) },
        (request, response) => {
          const path = new URL(request.url ?? '/', 'https://localhost').pathname;
          const type = types[extname(path)];
          response.setHeader('content-type', type ?? 'text/html; charset=utf-8');
          response.end(
            type
              ? readBuilt(path)
              : toNativePage(readBuilt('index.html').toString(), { server: origin, issuer }),
          );
        },
      );
      await new Promise<void>((done) => {
        server.listen(0, '127.0.0.1', done);
      });
      const { port } = server.address() as AddressInfo;
      const rule = `--host-resolver-rules=MAP localhost:443 127.0.0.1:${port}`;
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), rule],
      });
      await use(browser);
      await browser.close();
      server.close();
    },
    { scope: 'worker' },
  ],

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
  phone: async ({}, use) => {
    await use(createPhone());
  },

  app: async ({ phoneBrowser, phone, colorScheme, deviceScaleFactor }, use) => {
    const context = await phoneBrowser.newContext({
      ignoreHTTPSErrors: true,
      viewport: { width: 390, height: 844 },
      colorScheme,
      deviceScaleFactor: deviceScaleFactor ?? 1,
      hasTouch: true,
      isMobile: true,
    });
    await context.exposeFunction('askPhone', (call: BridgeCall) => phone.answer(call));
    await context.addInitScript(startBridge);
    await context.addInitScript({ path: bridge });
    await context.addInitScript((headers) => {
      Object.assign((window as unknown as { Capacitor: object }).Capacitor, { PluginHeaders: headers });
    }, phone.headers);
    await use(await context.newPage());
    await context.close();
  },

  systemBrowser: async ({ phoneBrowser }, use) => {
    const context = await phoneBrowser.newContext();
    await use(await context.newPage());
    await context.close();
  },
});

/** The phone's own half of the bridge. */
function startBridge() {
  const shell = window as unknown as {
    askPhone: (call: unknown) => Promise<{ callbackId: string; error?: unknown } | undefined>;
    Capacitor: { fromNative: (answer: object) => void };
  };
  Object.assign(window, {
    androidBridge: {
      postMessage: async (json: string) => {
        const answer = await shell.askPhone(JSON.parse(json));
        if (answer)
          shell.Capacitor.fromNative({ ...answer, success: answer.error === undefined, save: false });
      },
    },
  });
}

/** Starts the app anew: its memory is gone, what the phone keeps is not. */
export async function startApp(app: Page, phone: Phone, path = '/') {
  phone.forgetListeners();
  await app.goto(`https://localhost${path}`);
}

/** Something happens to the phone that it tells the app. */
export async function tell(
  app: Page,
  phone: Phone,
  event: Parameters<Phone['listenersTo']>[0],
  data: object = {},
) {
  await app.evaluate(
    ({ ids, sent }) => {
      const { fromNative } = (window as unknown as { Capacitor: { fromNative: (answer: object) => void } })
        .Capacitor;
      for (const callbackId of ids) fromNative({ callbackId, data: sent, success: true, save: true });
    },
    { ids: phone.listenersTo(event), sent: data },
  );
}

type Parts = {
  app: Page;
  phone: Phone;
  systemBrowser: Page;
  patient: Account;
};

/** Login, the system's browser, password, consent, and the link that brings the answer. */
export async function signInOnPhone({ app, phone, systemBrowser, patient }: Parts) {
  await startApp(app, phone);
  await expect(app).toHaveURL('https://localhost/get-started');
  await app.getByRole('button', { name: 'Login' }).click();
  await expect.poll(() => phone.opened.length).toBe(1);
  const answered = systemBrowser.waitForResponse(
    (response) => response.headers()['location']?.startsWith('com.patientportal:/callback') ?? false,
  );
  await systemBrowser.goto(phone.opened[0] ?? '');
  await enterPassword(systemBrowser, patient);
  await allowAccess(systemBrowser);
  const link = (await answered).headers()['location'] ?? '';
  await tell(app, phone, 'appUrlOpen', phone.linkOf(link));
  await expect(app).toHaveURL('https://localhost/dashboard');
  await expect(app.getByRole('heading', { level: 1 })).toContainText(patient.lastName);
}

function readBuilt(path: string): Buffer {
  return readFileSync(join(built, path));
}
