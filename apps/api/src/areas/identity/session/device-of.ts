import Bowser from 'bowser';

type Device = { browser: string | null; system: string | null; device: 'desktop' | 'tablet' | 'mobile' | null };

/** Names browser and system from the user agent, for display only, as a user agent can say anything. */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null, device: null };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: joined(browser.name, browser.version?.split('.')[0]),
    system: joined(os.name, os.versionName ?? os.version),
    device: kindOf(platform.type),
  };
}

function joined(name: string | undefined, version: string | undefined): string | null {
  return name ? [name, version].filter(Boolean).join(' ') : null;
}

function kindOf(type: string | undefined): Device['device'] {
  return type === 'desktop' || type === 'tablet' || type === 'mobile' ? type : null;
}
