import pg from 'pg';

/** Type of the message and its length, which counts itself. */
const headerBytes = 5;
const copyData = 'd'.charCodeAt(0);
const copyDone = Buffer.from([...Buffer.from('c'), 0, 0, 0, 4]);

/**
 * `copy … from stdin` with its data right behind it: a stream would wait for the answer of the database in between,
 * which a thread that is busy with other rows is late to hear.
 */
export class CopyIn extends pg.Query {
  constructor(statement: string, data: Buffer, done: (error?: Error) => void) {
    super(statement, done);
    const header = Buffer.alloc(headerBytes);
    header.writeUInt8(copyData);
    header.writeUInt32BE(data.length + headerBytes - 1, 1);
    this.submit = (connection) => {
      connection.query(statement);
      for (const part of [header, data, copyDone]) connection.stream.write(part);
    };
  }

  /** The data are on their way already. */
  handleCopyInResponse(): void {}
}
