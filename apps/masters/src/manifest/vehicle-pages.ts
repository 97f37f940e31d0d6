import type { AreaPages } from './area-pages.ts';
import { masterGroup as group } from './menu-groups.ts';

/** Departments, vehicle types and vehicles. */
export const vehiclePages: AreaPages = {
  routes: [
    { path: '/vehicles', title: { ja: '車両', en: 'Vehicle' }, permission: 'vehicle.read' },
    { path: '/vehicles/add', title: { ja: '車両 登録', en: 'Add vehicle' }, permission: 'vehicle.create' },
    { path: '/vehicles/edit/:id', title: { ja: '車両 編集', en: 'Edit vehicle' }, permission: 'vehicle.read' },
    {
      path: '/vehicles/histories/:id',
      title: { ja: '車両 履歴', en: 'Vehicle history' },
      permission: 'vehicleHistory.read',
    },
    { path: '/vehicle-type', title: { ja: '車種', en: 'Vehicle type' }, permission: 'vehicleType.read' },
    { path: '/vehicle-type/add', title: { ja: '車種 登録', en: 'Add vehicle type' }, permission: 'vehicleType.create' },
    {
      path: '/vehicle-type/edit/:id',
      title: { ja: '車種 編集', en: 'Edit vehicle type' },
      permission: 'vehicleType.read',
    },
    { path: '/departments', title: { ja: '部署', en: 'Department' }, permission: 'department.read' },
    { path: '/departments/add', title: { ja: '部署 登録', en: 'Add department' }, permission: 'department.create' },
    {
      path: '/departments/edit/:id',
      title: { ja: '部署 編集', en: 'Edit department' },
      permission: 'department.read',
    },
  ],
  navigation: [
    {
      path: '/vehicles',
      label: { ja: '車両', en: 'Vehicles' },
      icon: 'truck',
      group,
      order: 310,
      permission: 'vehicle.read',
    },
    {
      path: '/vehicle-type',
      label: { ja: '車種', en: 'Vehicle types' },
      icon: 'layers',
      group,
      order: 320,
      permission: 'vehicleType.read',
    },
    {
      path: '/departments',
      label: { ja: '部署', en: 'Departments' },
      icon: 'department',
      group,
      order: 330,
      permission: 'department.read',
    },
  ],
  permissions: [
    'vehicle.read',
    'vehicle.create',
    'vehicle.update',
    'vehicle.archive',
    'vehicle.export',
    'vehicle.changeStatus',
    'vehicleHistory.read',
    'vehicleHistory.create',
    'vehicleHistory.update',
    'vehicleHistory.archive',
    'vehicleType.read',
    'vehicleType.create',
    'vehicleType.update',
    'vehicleType.archive',
    'vehicleType.export',
    'department.read',
    'department.create',
    'department.update',
    'department.archive',
    'department.export',
  ],
  messages: ['record', 'entity', 'department', 'vehicleType', 'vehicle', 'vehicleHistory', 'history', 'file'],
};
