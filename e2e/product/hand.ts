import type { Locator, Page } from '@playwright/test';

/** Acts as a person does, and counts: each key, click, choice and drag is an action; to open a list and choose are two. */
export class Hand {
  actions = 0;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator): Promise<void> {
    this.actions += 1;
    await target.click();
  }

  async press(key: string): Promise<void> {
    this.actions += 1;
    await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    this.actions += Array.from(text).length;
    await this.page.keyboard.insertText(text);
  }

  async choose(list: Locator, label: string): Promise<void> {
    this.actions += 2;
    await list.selectOption({ label });
  }

  /** From the middle of one thing to a point of another. */
  async drag(from: Locator, to: Locator, at: { x: number; y: number }): Promise<void> {
    this.actions += 1;
    await from.hover();
    await this.page.mouse.down();
    await to.hover({ position: { x: at.x - 20, y: at.y } });
    await to.hover({ position: at });
    await this.page.mouse.up();
  }
}
