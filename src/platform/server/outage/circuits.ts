import { SECOND } from '../../clock.ts';
import { NO_TRACES, type Traces } from '../telemetry/traces.ts';

/** After this many failures one after the other, nobody waits for it any more. */
const FAILURES = 5;
/** After this time one caller tries again. */
const REST = 30 * SECOND;

/** A service outside the shop failed several times, so it is not asked for a while. Surely nothing happened there. */
export class CircuitOpen extends Error {
  override name = 'CircuitOpen';
}

export interface CircuitFigures {
  name: string;
  state: 'closed' | 'open';
  failures: number;
}

/** Protects whoever waits for a service outside the shop from one that answers nobody. */
export interface Circuits {
  /**
   * What `ask` gives. Throws CircuitOpen, without asking, if the service failed five times one after the other and was
   * not asked for 30 seconds. An error counts as a failure unless `isAnswer` takes it for an answer.
   */
  ask<T>(service: string, ask: () => Promise<T>, isAnswer?: (error: unknown) => boolean): Promise<T>;
  figures(): CircuitFigures[];
}

/** Times by a clock that nobody sets: a service must not rest for an hour because the machine's was an hour ahead. */
export function circuits(traces: Traces = NO_TRACES): Circuits {
  const failed = new Map<string, { failures: number; restsUntil: number }>();

  return {
    async ask(service, ask, isAnswer = () => false) {
      const known = failed.get(service) ?? { failures: 0, restsUntil: 0 };
      failed.set(service, known);
      if (known.failures >= FAILURES) {
        if (performance.now() < known.restsUntil)
          throw new CircuitOpen(`${service} does not answer and rests`);
        // Only this caller tries; the others go on waiting.
        known.restsUntil = performance.now() + REST;
      }
      try {
        const answer = await traces.within({ name: service, kind: 'client' }, ask);
        known.failures = 0;
        return answer;
      } catch (error) {
        if (isAnswer(error)) known.failures = 0;
        else {
          known.failures += 1;
          known.restsUntil = performance.now() + REST;
        }
        throw error;
      }
    },
    figures: () =>
      [...failed].map(([name, { failures }]) => ({
        name,
        state: failures >= FAILURES ? 'open' : 'closed',
        failures,
      })),
  };
}
