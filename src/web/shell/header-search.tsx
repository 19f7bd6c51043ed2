import { useSearchParams } from 'react-router';
import { SearchBox } from '#modules/search/ui/search-box.tsx';

const fetchPanel = async () => (await import('./panels/search-panel.tsx')).SearchPanel;

export function HeaderSearch({ className }: { className?: string }) {
  const words = useSearchParams()[0].get('q') ?? '';
  return (
    <div className={className}>
      <SearchBox key={words} initial={words} fetchPanel={fetchPanel} />
    </div>
  );
}
