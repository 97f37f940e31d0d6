/** Characters that begin no line (行頭禁則, JIS X 4051), small kana and the sound mark among them. */
const notFirst =
  '、。，．・：；！？‼⁇⁈⁉゛゜´｀ヽヾゝゞ々ー—―…‥）〕］｝〉》」』】〙〗’”»ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰ-ㇿ％℃°′″,.!?:;)}\\]%\\-';
/** Characters that end no line (行末禁則). */
const notLast = '（〔［｛〈《「『【〘〖‘“«￥＄£＃№(\\[{¥$#';
/** Words and figures of other scripts are not torn apart. */
const word = "[\\p{Script=Latin}\\p{Nd}][\\p{Script=Latin}\\p{Nd}'’/_@.,:+-]*";
const unit = new RegExp(`[${notLast}]*(?:${word}|\\P{M})\\p{M}*[${notFirst}]*[ \\u3000]*|[\\s\\S]`, 'gu');

/** Tells how wide a text is, in points. */
export type Measure = (text: string) => number;

/**
 * Breaks a text into lines no wider than `width`, by the rules of Japanese typesetting: no line begins with a closing sign
 * or ends with an opening one. What has no place on a line of its own is broken anywhere.
 */
export function breakLines(text: string, width: number, measure: Measure): string[] {
  return text.split('\n').flatMap((paragraph) => linesOf(paragraph, width, measure));
}

function linesOf(paragraph: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const [part] of paragraph.matchAll(unit)) {
    const own = measure(part);
    if (line !== '' && used + measure(part.trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
      used = 0;
    }
    if (own > width) {
      const pieces = anywhere(part, width, measure);
      lines.push(...pieces.slice(0, -1));
      line = pieces.at(-1) ?? '';
      used = measure(line);
    } else {
      line += part;
      used += own;
    }
  }
  return [...lines, line.trimEnd()];
}

function anywhere(text: string, width: number, measure: Measure): string[] {
  const lines = [''];
  for (const character of text) {
    const line = lines.at(-1) ?? '';
    if (line === '' || measure(line + character) <= width) lines[lines.length - 1] = line + character;
    else lines.push(character);
  }
  return lines;
}
