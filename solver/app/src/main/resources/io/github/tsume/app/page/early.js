// Starts the solver while the rest of the page is still on its way.

import {openTransport} from './transport.js';

export const transport = openTransport();
transport.prepare();
