export { createMemoryRouter } from 'react-router-dom';
