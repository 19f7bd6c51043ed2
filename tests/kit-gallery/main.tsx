import '#kit/global.css';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Gallery } from './gallery.tsx';

const router = createMemoryRouter([{ path: '*', element: <Gallery /> }]);
const root = document.querySelector('#root');
if (root) createRoot(root).render(<RouterProvider router={router} />);
