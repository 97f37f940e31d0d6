import type { SendMailOptions } from 'nodemailer';

const timeOutMs = 20_000;

/** What a mail server says names people; of that only its number comes into the log. */
export async function sendMail(url: string, mail: SendMailOptions): Promise<void> {
  const limits = { connectionTimeout: timeOutMs, greetingTimeout: timeOutMs, socketTimeout: timeOutMs };
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url, ...limits });
  try {
    await transport.sendMail(mail);
  } catch (error) {
    const facts = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined;
    throw new Error(`The mail server did not take a mail: ${facts ?? 'no answer'}`);
  } finally {
    transport.close();
  }
}
