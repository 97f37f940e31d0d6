import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type Received = { to: string[]; raw: string; mail: Email };

/** A real mail server on the loopback address; `refuse` says how many mails it turns away first. */
export async function startMailServer({ refuse = 0 } = {}) {
  const received: Received[] = [];
  let left = refuse;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        left -= 1;
        if (left >= 0) return done(Object.assign(new Error('try later'), { responseCode: 451 }));
        const raw = Buffer.concat(parts).toString();
        const to = session.envelope.rcptTo.map(({ address }) => address);
        PostalMime.parse(raw).then((mail) => {
          received.push({ to, raw, mail });
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
