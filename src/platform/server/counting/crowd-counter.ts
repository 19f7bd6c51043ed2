/**
 * Counts what several people do and forgets what few do: a text that fewer than `people` addresses sent stays in this
 * process's memory and is never given out. Addresses only tell people apart, and leave with the day.
 */
export interface CrowdCounter {
  /** Adds one to a count of a text on a day, seen from an address. Another day forgets the one before. */
  add(text: string, seen: { day: string; count: string; who: string }): void;
  /** The counts of the day's texts that enough people sent, since the last taking. */
  take(): { day: string; counts: Map<string, Record<string, number>> };
}

interface Limits {
  people: number;
  /** The maximum number of texts, so invented ones cannot fill the memory. */
  texts: number;
  /** How much one address may add in a day. */
  share: number;
}

interface Crowd {
  people: Set<string>;
  counts: Record<string, number>;
}

export function crowdCounter({ people, texts, share }: Limits): CrowdCounter {
  let today = '';
  let crowds = new Map<string, Crowd>();
  let shares = new Map<string, number>();

  function begin(day: string) {
    if (day === today) return;
    today = day;
    crowds = new Map();
    shares = new Map();
  }

  function crowdOf(text: string): Crowd | undefined {
    const found = crowds.get(text);
    if (found || crowds.size >= texts) return found;
    const crowd = { people: new Set<string>(), counts: {} };
    crowds.set(text, crowd);
    return crowd;
  }

  return {
    add(text, { day, count, who }) {
      begin(day);
      const used = shares.get(who) ?? 0;
      const crowd = used < share ? crowdOf(text) : undefined;
      if (!crowd) return;
      shares.set(who, used + 1);
      crowd.counts[count] = (crowd.counts[count] ?? 0) + 1;
      if (crowd.people.size < people) crowd.people.add(who);
    },
    take() {
      const enough = [...crowds].filter(
        ([, crowd]) => crowd.people.size >= people && Object.keys(crowd.counts).length > 0,
      );
      const counts = new Map(enough.map(([text, crowd]) => [text, crowd.counts]));
      for (const [, crowd] of enough) crowd.counts = {};
      return { day: today, counts };
    },
  };
}
