import { type Browser, createBrowser } from './browser.ts';
import type { TestApp } from './build-test-app.ts';

/** A device that waits for its code. */
export async function createKioskDevice(by: Browser, departmentId: string): Promise<{ id: string; code: string }> {
  const answer = await by.post('/api/kiosk-devices', { departmentId, name: '玄関' });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const { code, device } = answer.json();
  return { id: device.id, code };
}

/** The body with which a tablet is registered. */
export async function newKioskCode(by: Browser, departmentId: string): Promise<{ code: string }> {
  const { code } = await createKioskDevice(by, departmentId);
  return { code };
}

/** A tablet that has used its code. */
export async function registeredTablet(test: TestApp, code: string): Promise<Browser> {
  const tablet = createBrowser(test);
  await tablet.get(test.env.CSRF_PATH);
  const answer = await tablet.post('/api/kiosk/register', { code });
  if (answer.statusCode !== 204) throw new Error(answer.body);
  return tablet;
}
