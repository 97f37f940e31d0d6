/** From this luminance on a colour stands out at 3 : 1 from the grounds of the dark theme, the tints of its bars too. */
const leastLuminance = 0.3;
const whiteSteps = 20;
const made = new Map<string, string>();

/**
 * Returns the colour of a cargo owner as CSS: `#0f8b8d` as it was chosen, and in the dark theme the first mix with white
 * that stands out there.
 */
export function ownerColour(hex: string): string {
  const known = made.get(hex);
  if (known !== undefined) return known;
  const css = `light-dark(${hex}, ${onDark(hex)})`;
  made.set(hex, css);
  return css;
}

/** Returns the colour of a cargo owner in the dark theme: `#4da9ab`. */
export function onDark(hex: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const mixed = (step: number) => channels.map((one) => Math.round(one + ((255 - one) * step) / whiteSteps));
  let step = 0;
  while (luminance(mixed(step)) < leastLuminance) step += 1;
  return `#${mixed(step)
    .map((one) => one.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Of channels from 0 to 255, as WCAG defines it. */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
