import type { Client, Connection, FieldDef } from 'pg';

/** What PostgreSQL says of a statement before it runs. */
export interface Prepared {
  /** Null if it is refused. */
  fields: FieldDef[] | null;
  refusal: string;
}

/** Lets PostgreSQL parse and describe a statement as the driver would send it, without running it. */
export function prepare(client: Client, text: string): Promise<Prepared> {
  return new Promise(resolve => {
    const prepared: Prepared = { fields: [], refusal: '' };
    const described = {
      submit(connection: Connection) {
        connection.parse({ text, name: '', types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription: ({ fields }: { fields: FieldDef[] }) => void (prepared.fields = fields),
      // The driver forgets a statement that fails, and does not say when the server is ready again.
      handleError: ({ message }: Error) => resolve({ fields: null, refusal: message }),
      handleReadyForQuery: () => resolve(prepared),
    };
    client.query(described as never);
  });
}
