const botLike = /bot\b|crawl|spider|slurp|facebookexternalhit|embedly|link ?preview/i;

/** Returns whether the user agent is a crawler's: its errors are logged and never shown. */
export function isBot(userAgent: string = navigator.userAgent): boolean {
  return botLike.test(userAgent);
}
