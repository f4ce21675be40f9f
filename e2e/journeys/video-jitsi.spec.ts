import { jitsiDomain, jitsiRelease, startJitsiPortal } from '@portal/test-stack/jitsi-portal';
import { serveJitsiDouble, type Meeting } from '../core/jitsi-double.ts';
import { signIn } from '../core/sign-in.ts';
import { expect, stack, test } from '../core/test.ts';
import { doctor, joinButton, openCheck, putVideoVisit, withFakeDevices } from '../core/video-visit.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ launchOptions: withFakeDevices });

test('with Jitsi: the script’s address, every option, a token for that room; ready to close leads home', async ({
  context,
  page,
  patient,
}) => {
  const portal = await startJitsiPortal(stack);
  try {
    const asked = await serveJitsiDouble(context, 1);
    const visit = await putVideoVisit(patient.id, 5);
    await signIn(page, patient, portal.origin);

    await test.step('the page’s headers name the meeting’s host and no other', async () => {
      const headers = (await page.request.get(portal.origin)).headers();
      const policy = headers['content-security-policy'];
      expect(policy).toContain(`script-src 'self' https://${jitsiDomain};`);
      expect(policy).toContain(`frame-src https://${jitsiDomain};`);
      expect(headers['permissions-policy']).toContain(
        `camera=(self "https://${jitsiDomain}"), microphone=(self "https://${jitsiDomain}")`,
      );
    });

    await openCheck(page);
    await page.getByText('Low data', { exact: true }).click();
    await joinButton(page).click();

    await test.step('a script that does not come is told, and tried again', async () => {
      await expect(page.getByRole('main').getByRole('alert')).toContainText('We can’t reach the video call.');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.frameLocator('iframe').getByRole('button', { name: 'Hang up' })).toBeVisible();
      const address = `https://${jitsiDomain}/external_api.js?release=${jitsiRelease}`;
      expect(asked).toEqual([address, address]);
    });

    await test.step('what the meeting is told', async () => {
      const { domain, options } = await page.evaluate(
        () => (window as unknown as { meeting: Meeting }).meeting,
      );
      const { jwt, ...rest } = options;
      expect(domain).toBe(jitsiDomain);
      const claims = await portal.readToken(jwt as string);
      expect(claims).toMatchObject({ sub: 'himal-valley', room: rest['roomName'] });
      expect(claims['exp']).toBe(Math.floor((Date.parse(visit.end ?? '') + 30 * 60_000) / 1000));
      expect(rest).toEqual({
        roomName: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
        release: jitsiRelease,
        userInfo: { displayName: `${patient.firstName} ${patient.lastName}`, email: patient.email },
        configOverwrite: {
          subject: `Video visit with ${doctor}`,
          startScreenSharing: false,
          startWithAudioMuted: true,
          startWithVideoMuted: false,
          startAudioOnly: false,
          disableChat: false,
          recordingService: { enabled: false },
          fileRecordingsEnabled: false,
          localRecording: { disable: true },
          liveStreaming: { enabled: false },
          liveStreamingEnabled: false,
          transcription: { enabled: false },
          prejoinConfig: { enabled: false },
          disableDeepLinking: true,
          disableInviteFunctions: true,
          disableThirdPartyRequests: true,
          toolbarButtons: [
            'microphone',
            'camera',
            'chat',
            'raisehand',
            'videoquality',
            'toggle-camera',
            'settings',
            'hangup',
          ],
          resolution: 180,
          constraints: { video: { height: { ideal: 180, max: 240, min: 120 } } },
        },
        interfaceConfigOverwrite: {
          MOBILE_APP_PROMO: false,
          SHOW_JITSI_WATERMARK: false,
          SHOW_CHROME_EXTENSION_BANNER: false,
          HIDE_INVITE_MORE_HEADER: true,
          DISABLE_VIDEO_BACKGROUND: true,
        },
      });
    });

    await test.step('86vh high; waiting until somebody joins; home when it is ready to close', async () => {
      const frame = page.locator('iframe');
      const height = (page.viewportSize()?.height ?? 0) * 0.86;
      expect(Math.abs(((await frame.boundingBox())?.height ?? 0) - height)).toBeLessThan(2);
      await expect(page.getByText('Waiting for the doctor')).toBeVisible();
      await frame.contentFrame().getByRole('button', { name: 'The doctor joins' }).click();
      await expect(page.getByText('Waiting for the doctor')).toBeHidden();
      await frame.contentFrame().getByRole('button', { name: 'Hang up' }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
    });
  } finally {
    portal.stop();
  }
});
