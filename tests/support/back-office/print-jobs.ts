import { existsSync, readFileSync, rmSync } from 'node:fs';
import { COUNTED, COUNTED_FOLDER, type Counted } from './job.ts';

/** After the journeys: what each job of the back-office took, at both widths, as it was counted on the way. */
export default function printJobs(): void {
  if (!existsSync(COUNTED)) return;
  const counted = readFileSync(COUNTED, 'utf8')
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as Counted);
  rmSync(COUNTED_FOLDER, { recursive: true });
  const said = (job: string, asked: Counted['where']) => {
    const last = counted.findLast(each => each.job === job && each.where === asked);
    return last ? `${last.presses} presses, ${last.fields} fields` : '';
  };
  const jobs = [...new Set(counted.map(({ job }) => job))].toSorted();
  console.table(
    Object.fromEntries(jobs.map(job => [job, { phone: said(job, 'phone'), desktop: said(job, 'desktop') }])),
  );
}
