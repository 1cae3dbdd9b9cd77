import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { routes } from './routes.tsx';
import { watchActivity } from './shell/activity.ts';

watchActivity();
const router = createBrowserRouter(routes, { basename: '/admin' });

/** The screens of who is logged in. */
export const App = () => <RouterProvider router={router} />;
