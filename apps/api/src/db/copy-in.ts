import pg from 'pg';
import { serialize } from 'pg-protocol';

/**
 * `copy … from stdin` with its data right behind it: a stream would wait for the answer of the database in between,
 * which a thread that is busy with other rows is late to hear.
 */
export class CopyIn extends pg.Query {
  constructor(statement: string, data: Buffer, done: (error?: Error) => void) {
    super(statement, done);
    this.submit = (connection) => {
      connection.query(statement);
      connection.stream.write(serialize.copyData(data));
      connection.stream.write(serialize.copyDone());
    };
  }

  /** The data are on their way already. */
  handleCopyInResponse(): void {}
}
