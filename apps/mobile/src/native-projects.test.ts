import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import config from '../capacitor.config.ts';

const read = (path: string) => readFileSync(resolve(import.meta.dirname, '..', path), 'utf8');
const manifest = read('android/app/src/main/AndroidManifest.xml');
const resource = (path: string) => read(`android/app/src/main/res/${path}`);
const plist = read('ios/App/App/Info.plist');
const guide = read('../../docs/mobile.md');

test('the app is com.patientportal, on Android from 8.0 on, at the two native origins', () => {
  expect(config.appId).toBe('com.patientportal');
  expect(read('android/app/build.gradle')).toContain('applicationId "com.patientportal"');
  expect(read('android/variables.gradle')).toContain('minSdkVersion = 26');
  expect(config.server).toEqual({ androidScheme: 'https', iosScheme: 'capacitor', hostname: 'localhost' });
});

test('the splash stands for 3000 ms and goes by itself; the bar is #004196 with light text', () => {
  expect(config.plugins?.['SplashScreen']).toMatchObject({ launchShowDuration: 3000, launchAutoHide: true });
  expect(config.plugins?.['StatusBar']).toMatchObject({ style: 'DARK', backgroundColor: '#004196' });
});

describe('case 67, by the projects’ settings; not run on a device', () => {
  test('nothing of the app goes into a backup or to a new phone', () => {
    expect(manifest).toContain('android:allowBackup="false"');
    expect(manifest).toContain('android:fullBackupContent="false"');
    expect(manifest).toContain('android:dataExtractionRules="@xml/data_extraction_rules"');
    const rules = resource('xml/data_extraction_rules.xml');
    for (const part of ['cloud-backup', 'device-transfer']) {
      const excluded = new RegExp(`<${part}[^]*</${part}>`).exec(rules)?.[0] ?? '';
      for (const domain of ['root', 'file', 'database', 'sharedpref', 'external'])
        expect(excluded).toContain(`<exclude domain="${domain}" path="." />`);
      expect(excluded).not.toContain('<include');
    }
  });

  test('nothing goes over the network in the clear, and no certificate counts that a person installed', () => {
    expect(manifest).toContain('android:usesCleartextTraffic="false"');
    const network = resource('xml/network_security_config.xml');
    expect(network).toContain('cleartextTrafficPermitted="false"');
    expect(network).not.toMatch(/src="user"|cleartextTrafficPermitted="true"|debug-overrides/);
    expect(config.android).toEqual({ allowMixedContent: false, webContentsDebuggingEnabled: false });
    expect(config.ios).toMatchObject({ webContentsDebuggingEnabled: false });
    expect(plist).not.toContain('NSAllowsArbitraryLoads');
    expect(config.server).not.toHaveProperty('url');
    expect(config.server).not.toHaveProperty('allowNavigation');
  });

  test('the app’s own scheme takes the answer to a sign-in and nothing else', () => {
    const filters = manifest.match(/<intent-filter[^]*?<\/intent-filter>/g) ?? [];
    const own = filters.filter((filter) => filter.includes('@string/custom_url_scheme'));
    expect(own).toHaveLength(1);
    expect(own[0]?.match(/<data [^>]*>/g)).toEqual([
      '<data android:scheme="@string/custom_url_scheme" android:path="/callback" />',
    ]);
    expect(resource('values/strings.xml')).toContain('"custom_url_scheme">com.patientportal<');
    expect(plist.match(/<key>CFBundleURLSchemes<\/key>\s*<array>([^]*?)<\/array>/)?.[1]?.trim()).toBe(
      '<string>com.patientportal</string>',
    );
  });

  test('links of the website open it only where its server vouches for the app', () => {
    expect(manifest).toMatch(/<intent-filter android:autoVerify="true">[^]*android:host="\$\{portalHost\}"/);
    expect(read('ios/App/App/App.entitlements')).toContain('<string>applinks:$(PORTAL_HOST)</string>');
    expect(read('ios/App/App.xcodeproj/project.pbxproj').match(/CODE_SIGN_ENTITLEMENTS/g)).toHaveLength(2);
  });

  test('only the first screen can be opened by other apps', () => {
    expect(manifest.match(/android:exported="true"/g)).toHaveLength(1);
  });
});

test('of the health store four readings are asked for, and whatever else the plugin would ask for is taken out', () => {
  const plugin = read('../../node_modules/@capgo/capacitor-health/android/src/main/AndroidManifest.xml');
  const listed = (text: string, end: string) =>
    [...text.matchAll(new RegExp(`"android\\.permission\\.health\\.(\\w+)"${end}`, 'g'))].map(
      ([, name = '']) => name,
    );
  const kept = ['READ_STEPS', 'READ_SLEEP', 'READ_HEART_RATE', 'READ_ACTIVE_CALORIES_BURNED'];
  const removed = listed(manifest, ' tools:node="remove" />');
  expect(listed(manifest, ' />')).toEqual(kept);
  expect([...kept, ...removed].toSorted()).toEqual(listed(plugin, ' />').toSorted());
  expect(plist).not.toContain('NSHealthUpdateUsageDescription');
  expect(read('ios/App/App/App.entitlements')).toContain('<key>com.apple.developer.healthkit</key>');
});

describe('A13: notifications', () => {
  test('the alarms’ plugin asks for nothing that the app does not name itself', () => {
    const plugin = read(
      '../../node_modules/@capacitor/local-notifications/android/src/main/AndroidManifest.xml',
    );
    for (const [, name] of plugin.matchAll(/uses-permission android:name="([^"]+)"/g))
      expect(manifest).toContain(`<uses-permission android:name="${name}" />`);
  });

  test('Google hears of the phone only once push is turned on, and counts nothing', () => {
    for (const name of [
      'firebase_messaging_auto_init_enabled',
      'firebase_analytics_collection_enabled',
      'delivery_metrics_exported_to_big_query_enabled',
    ])
      expect(manifest).toContain(`<meta-data android:name="${name}" android:value="false" />`);
  });

  test('an iPhone’s token reaches the plugin, in the environment of its build', () => {
    const delegate = read('ios/App/App/AppDelegate.swift');
    expect(delegate).toContain('.capacitorDidRegisterForRemoteNotifications, object: deviceToken');
    expect(delegate).toContain('.capacitorDidFailToRegisterForRemoteNotifications, object: error');
    expect(read('ios/App/App/App.entitlements')).toMatch(
      /<key>aps-environment<\/key>\s*<string>\$\(APS_ENVIRONMENT\)<\/string>/,
    );
    const project = read('ios/App/App.xcodeproj/project.pbxproj');
    expect(project.match(/APS_ENVIRONMENT = (\w+);/g)).toEqual([
      'APS_ENVIRONMENT = development;',
      'APS_ENVIRONMENT = production;',
    ]);
  });

  test('the icon in Android’s status bar is there', () => {
    expect(config.plugins?.['LocalNotifications']).toMatchObject({ smallIcon: 'ic_notification' });
    expect(resource('drawable/ic_notification.xml')).toContain('<vector');
    expect(manifest).toContain('@drawable/ic_notification');
  });
});

test('A12: other apps get a file of the app’s cache by a link that is made for it, and Apple’s reason is given', () => {
  expect(resource('xml/file_paths.xml')).toContain('<cache-path');
  expect(manifest).toMatch(/androidx\.core\.content\.FileProvider"[^>]*android:exported="false"/);
  expect(read('ios/App/App/PrivacyInfo.xcprivacy')).toContain('<string>C617.1</string>');
  expect(
    read('ios/App/App.xcodeproj/project.pbxproj').match(/PrivacyInfo\.xcprivacy in Resources \*\//g),
  ).toHaveLength(2);
});

describe('docs/mobile.md gives a reason for', () => {
  const permissions = [...manifest.matchAll(/uses-permission android:name="([^"]+)" \/>/g)];
  test.each(permissions.map(([, name = '']) => name))('%s', (name) => {
    expect(guide).toContain(name.replace('android.permission.', ''));
  });

  const sentences = [...plist.matchAll(/<key>(NS\w+UsageDescription)<\/key>/g)];
  test.each(sentences.map(([, name = '']) => name))('%s', (name) => {
    expect(guide).toContain(name);
  });

  const plugins = Object.keys(JSON.parse(read('package.json')).dependencies as object);
  test.each(plugins)('%s', (name) => {
    expect(guide).toContain(name);
  });
});

test('neither build outputs nor copied pages are kept', () => {
  const ignored = read('android/.gitignore') + read('ios/.gitignore') + read('../../.gitignore');
  for (const path of ['app/src/main/assets/public', 'App/App/public', 'build/', 'apps/mobile/www/'])
    expect(ignored).toContain(path);
  expect(readdirSync(resolve(import.meta.dirname, '../android'))).toContain('gradlew');
});
