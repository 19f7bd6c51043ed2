import path from 'node:path';

/** What became of a step's tests. Names are whole: file, titles and, of a journey, the browser. */
export interface Outcome {
  passed: number;
  failed: readonly string[];
  /** The passed ones that passed only the second time. */
  flaky: readonly string[];
}

export interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages: readonly string[] }[];
  }[];
}

/** A file that failed without a failed test (it could not be read, its `beforeAll` threw) counts as one. */
export function readVitest({ testResults }: VitestReport): Outcome {
  const files = testResults.map(({ name, status, assertionResults }) => {
    const file = path.relative('.', name);
    const namesOf = (kind: readonly { fullName: string }[]) => kind.map(test => `${file} › ${test.fullName}`);
    const passed = assertionResults.filter(test => test.status === 'passed');
    const failed = namesOf(assertionResults.filter(test => test.status === 'failed'));
    const flaky = namesOf(passed.filter(test => test.failureMessages.length > 0));
    return {
      passed: passed.length,
      failed: status === 'failed' && failed.length === 0 ? [file] : failed,
      flaky,
    };
  });
  return addUp(files);
}

interface PlaywrightSuite {
  title: string;
  specs: { title: string; tests: { projectName: string; status: string }[] }[];
  suites?: PlaywrightSuite[];
}
export interface PlaywrightReport {
  suites: PlaywrightSuite[];
}

export function readPlaywright({ suites }: PlaywrightReport): Outcome {
  return addUp(suites.map(suite => readSuite(suite, '')));
}

function readSuite({ title, specs, suites = [] }: PlaywrightSuite, above: string): Outcome {
  const within = `${above}${title} › `;
  const tests = specs.flatMap(spec =>
    spec.tests.map(({ projectName, status }) => ({
      status,
      name: `${projectName} › ${within}${spec.title}`,
    })),
  );
  const named = (status: string) => tests.filter(test => test.status === status).map(({ name }) => name);
  const flaky = named('flaky');
  const own = { passed: named('expected').length + flaky.length, failed: named('unexpected'), flaky };
  return addUp([own, ...suites.map(suite => readSuite(suite, within))]);
}

export function addUp(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.flatMap(({ failed }) => failed),
    flaky: outcomes.flatMap(({ flaky }) => flaky),
  };
}
