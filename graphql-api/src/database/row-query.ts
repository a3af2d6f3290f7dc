import pg from 'pg';
import type { WrittenRow } from '../read/places.ts';

/** What pg's own query does behind its types. */
interface Submitted {
  prepare(connection: pg.Connection): void;
}

const Prepared = pg.Query as unknown as new (config: pg.QueryConfig) => pg.Query & Submitted;

/** What there is to say of columns that are not asked for. */
const sayNothing = () => {};

/**
 * Hands over rows as they arrive, their values as PostgreSQL writes them. pg's own query asks PostgreSQL for the types
 * of the columns with every answer, copies each row and makes an event of it.
 */
export class RowQuery extends Prepared {
  constructor(
    config: pg.QueryConfig,
    private readonly onRow: (row: WrittenRow) => void,
  ) {
    super(config);
  }

  override prepare(connection: pg.Connection): void {
    const { describe } = connection;
    connection.describe = sayNothing;
    try {
      super.prepare(connection);
    } finally {
      connection.describe = describe;
    }
  }

  handleDataRow({ fields }: { fields: WrittenRow }): void {
    this.onRow(fields);
  }
}
