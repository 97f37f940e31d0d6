import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

const rowCount = 50;

/** As many rows as a list shows, of nothing but text. */
function FloorPage() {
  return (
    <table>
      <tbody>
        {Array.from({ length: rowCount }, (_, row) => (
          <tr key={row} data-row-id={row}>
            <td>{row}</td>
            <td>{`row ${row}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');
createRoot(container).render(<RouterProvider router={createBrowserRouter([{ path: '*', element: <FloorPage /> }])} />);
