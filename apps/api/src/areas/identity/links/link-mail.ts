import en from '@haisha/i18n/en/mail.json' with { type: 'json' };
import ja from '@haisha/i18n/ja/mail.json' with { type: 'json' };
import { linkMinutes } from '@haisha/validation/link-minutes';

type Receiver = { name: string; language: 'ja' | 'en' };
type Mail = { subject: string; text: string; html: string };

const words = { ja, en };

/** Writes the mail with a one-time link, as plain text and as HTML with the same words. */
export function linkMail(purpose: 'invitation' | 'passwordReset', { name, language }: Receiver, link: string): Mail {
  const { greeting, once, ignore, [purpose]: own } = words[language];
  const fill = (text: string) => text.replaceAll('{{name}}', () => name).replaceAll('{{minutes}}', `${linkMinutes}`);
  const before = [greeting, own.text].map(fill);
  const after = [once, ignore].map(fill);
  const paragraphs = (texts: string[]) => texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n');
  const button = `<p><a href="${escapeHtml(link)}">${escapeHtml(own.action)}</a></p>\n<p>${escapeHtml(link)}</p>`;
  return {
    subject: own.subject,
    text: `${[...before, link, ...after].join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(own.subject)}</title></head><body>
${paragraphs(before)}
${button}
${paragraphs(after)}
</body></html>
`,
  };
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
