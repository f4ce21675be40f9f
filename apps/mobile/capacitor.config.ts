import type { CapacitorConfig } from '@capacitor/cli';

/** The same pages as on the web, served inside the app: https://localhost on Android, capacitor://localhost on iOS. */
const config: CapacitorConfig = {
  appId: 'com.patientportal',
  appName: 'Patient Portal',
  webDir: 'www',
  loggingBehavior: 'none',
  server: { androidScheme: 'https', iosScheme: 'capacitor', hostname: 'localhost' },
  android: { allowMixedContent: false, webContentsDebuggingEnabled: false },
  ios: { contentInset: 'never', webContentsDebuggingEnabled: false },
  plugins: {
    SplashScreen: { launchShowDuration: 3000, launchAutoHide: true, backgroundColor: '#004196' },
    StatusBar: { style: 'DARK', backgroundColor: '#004196', overlaysWebView: false },
    Keyboard: { resize: 'native', resizeOnFullScreen: true },
    LocalNotifications: { smallIcon: 'ic_notification', iconColor: '#004196' },
    PushNotifications: { presentationOptions: ['banner', 'list', 'sound'] },
    SystemBars: { insetsHandling: 'css' },
  },
};

export default config;
