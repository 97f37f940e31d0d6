type User = { click: (element: Element) => Promise<void>; paste: (text: string) => Promise<void> };

/** Puts a text behind what a field holds, at once: for tests in which the typing, key by key, is not the subject. */
export async function fill(user: User, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
