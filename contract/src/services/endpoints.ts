import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Id } from '../fields';
import { MULTIPART_WITH_IMAGE } from '../images/values';
import { AdminService, NewService, Service, ServiceChanges, ServiceOrder } from './schema';
import { ADMIN_SERVICE_PATHS, SERVICE_ORDER_PATH, SERVICES_PATH } from './values';

/** Returns the services in their order. */
export const listServices = endpoint({
  method: 'GET',
  path: SERVICES_PATH,
  access: 'public',
  response: z.array(Service),
});

export const listAdminServices = endpoint({
  method: 'GET',
  path: ADMIN_SERVICE_PATHS.list,
  access: 'admin',
  response: z.array(AdminService),
});

export const readAdminService = endpoint({
  method: 'GET',
  path: ADMIN_SERVICE_PATHS.item,
  access: 'admin',
  params: z.object({ id: Id }),
  response: AdminService,
});

export const createService = endpoint({
  method: 'POST',
  path: ADMIN_SERVICE_PATHS.list,
  access: 'admin',
  body: NewService,
  multipart: MULTIPART_WITH_IMAGE,
  response: AdminService,
});

/** Responds 409 when `version` is not current. */
export const updateService = endpoint({
  method: 'PATCH',
  path: ADMIN_SERVICE_PATHS.item,
  access: 'admin',
  params: z.object({ id: Id }),
  body: ServiceChanges,
  multipart: MULTIPART_WITH_IMAGE,
  response: AdminService,
});

/** Responds 409 when the order is no longer `former`. */
export const orderServices = endpoint({
  method: 'PATCH',
  path: SERVICE_ORDER_PATH,
  access: 'admin',
  body: ServiceOrder,
  response: z.array(AdminService),
});

export const deleteService = endpoint({
  method: 'DELETE',
  path: ADMIN_SERVICE_PATHS.item,
  access: 'admin',
  params: z.object({ id: Id }),
  response: z.object({ id: Id }),
});
