import pg from 'pg';
import { type Load, loadOf } from './load.ts';
import { answer } from './program.ts';

/** As the shop sends it: under a name, and so prepared once for each connection, or without one. */
export interface Statement {
  name?: string;
  text: string;
  values: unknown[];
}

export interface SqlLoad {
  url: string;
  /** The questions of each connection in turn; a question may take several statements. */
  connections: Statement[][][];
  seconds: number;
}

/** The limit of a call: its statements alone, with nothing but the driver before PostgreSQL. */
answer(async ({ url, connections, seconds }: SqlLoad): Promise<Load> => {
  const clients = await Promise.all(connections.map(() => connect(url)));
  const times: number[] = [];
  const began = performance.now();
  const end = began + seconds * 1000;
  const loop = async (client: pg.Client, questions: Statement[][]) => {
    for (let turn = 0; performance.now() < end; turn += 1) {
      const asked = performance.now();
      for (const statement of questions[turn % questions.length] ?? []) await client.query(statement);
      times.push(performance.now() - asked);
    }
  };
  await Promise.all(clients.map((client, at) => loop(client, connections[at] ?? [])));
  const took = (performance.now() - began) / 1000;
  await Promise.all(clients.map(client => client.end()));
  return loadOf(times, took);
});

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}
