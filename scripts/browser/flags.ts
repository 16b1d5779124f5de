/**
 * Playwright's own `--disable-features` list (1.65). A second switch of that name replaces the first, so ours repeats it.
 * A test compares it with the installed Playwright.
 */
export const PLAYWRIGHT_DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
] as const;

/** Each makes a full Chromium open a hidden renderer per window: twice the CPU of a task. */
const OMNIBOX_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'OmniboxPopupAim',
] as const;

/** What else a full Chromium does for windows that nobody looks at. */
const WINDOW_FEATURES = ['SpareRendererForSitePerProcess', 'Translate'] as const;

export interface FlagFacts {
  shell: boolean;
  /** Host names besides this machine that the page comes from (of `CB_SITE_URL`). */
  hosts?: readonly string[];
  /** Every name may resolve. */
  anyHost?: boolean;
}

/**
 * Command line switches beside Playwright's. The browser asks nobody: names other than the site's do not resolve, so that
 * a machine without a network behaves like one with it; `anyHost` lifts that.
 */
export function browserArgs({ shell, hosts = [], anyHost = false }: FlagFacts): string[] {
  const excluded = ['localhost', '127.0.0.1', '[::1]', ...hosts].map((host) => `EXCLUDE ${host}`);
  const args = [
    ...(anyHost ? [] : [`--host-resolver-rules=MAP * ~NOTFOUND, ${excluded.join(', ')}`]),
    '--disable-domain-reliability',
    '--disable-client-side-phishing-detection',
    '--no-pings',
    '--dns-prefetch-disable',
  ];
  if (!shell) {
    const features = [...PLAYWRIGHT_DISABLED_FEATURES, ...OMNIBOX_FEATURES, ...WINDOW_FEATURES];
    args.push(`--disable-features=${features.join(',')}`);
  }
  return args;
}
