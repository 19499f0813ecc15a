/** Libraries, pictures, what was found in them, and proofs of erasure. */
export const catalogTables = `
create table libraries (
  id text primary key,
  name text not null,
  name_key text not null unique,
  purpose text not null,
  kind text not null,
  retention_days integer,
  image_count integer not null,
  bytes bigint not null,
  created_by text not null references operators (id),
  created_at bigint not null,
  vector_version bigint not null default 0,
  gate json,
  retention_changed_at bigint,
  environment text not null default 'production'
);
create index libraries_by_created_at on libraries (created_at, id);
create index libraries_by_image_count on libraries (image_count, id);
create index libraries_by_bytes on libraries (bytes, id);

create table application_libraries (
  application_id text not null references client_applications (id),
  library_id text not null references libraries (id) on delete cascade,
  constraint application_libraries_key primary key (application_id, library_id)
);
create index application_libraries_by_library on application_libraries (library_id);

-- Named sets of libraries that searches run in.
create table library_sets (
  id text primary key,
  kind text not null,
  name text not null,
  name_key text not null,
  description text not null,
  default_threshold double precision not null,
  labels json not null,
  created_by text not null references operators (id),
  created_at bigint not null,
  updated_at bigint not null,
  constraint library_sets_name unique (kind, name_key)
);

create table library_set_libraries (
  set_id text not null references library_sets (id) on delete cascade,
  library_id text not null references libraries (id) on delete cascade,
  constraint library_set_libraries_key primary key (set_id, library_id)
);
create index library_set_libraries_by_library on library_set_libraries (library_id);

create table images (
  id text primary key,
  library_id text not null references libraries (id) on delete cascade,
  file_name text not null,
  media_type text not null,
  bytes integer not null,
  width integer not null,
  height integer not null,
  sha256 text not null,
  uploaded_by text not null references operators (id),
  created_at bigint not null,
  perceptual_hash text,
  indexed_at bigint,
  indexed_with text,
  face_count integer,
  refused_for json,
  accepted_by_hand boolean not null default false,
  looks_like text,
  kept_beside boolean not null default false,
  deleted_at bigint,
  deleted_by text,
  moved_at bigint,
  constraint images_once_in_library unique (library_id, sha256)
);
create index images_by_library on images (library_id, created_at, id);
create index images_by_deleted_at on images (deleted_at, id);
create index images_by_library_deleted on images (library_id, deleted_at);
-- A library's list in its order, without the bin: deep pages skip the preceding rows with an index-only scan.
create index images_shown on images (library_id, created_at, id) where deleted_at is null;
-- Pictures without a face are few among many, and counted for each face library.
create index images_faceless on images (library_id) where face_count = 0;

create table image_tags (
  image_id text not null references images (id) on delete cascade,
  tag text not null,
  constraint image_tags_key primary key (image_id, tag)
);
create index image_tags_by_tag on image_tags (tag, image_id);

create table image_hash_parts (
  library_id text not null,
  part integer not null,
  image_id text not null references images (id) on delete cascade,
  constraint image_hash_parts_key primary key (library_id, part, image_id)
);
create index image_hash_parts_by_image on image_hash_parts (image_id);

create table image_changes (
  id text primary key,
  kind text not null,
  library_id text not null references libraries (id) on delete cascade,
  target_id text,
  tag text,
  image_ids json not null,
  made_by text not null references operators (id),
  made_at bigint not null,
  verdicts json
);
create index image_changes_by_made_at on image_changes (made_at);

create table faces (
  id text primary key,
  image_id text not null references images (id) on delete cascade,
  library_id text not null,
  box json not null,
  pose json not null,
  score double precision not null,
  sharpness double precision not null,
  brightness double precision not null,
  liveness double precision not null,
  flaws json not null
);
create index faces_image_id on faces (image_id);

create table image_objects (
  id text primary key,
  image_id text not null references images (id) on delete cascade,
  library_id text not null,
  label text not null,
  score double precision not null,
  box json not null
);
create index image_objects_image_id on image_objects (image_id);
create index image_objects_library_id_label_score on image_objects (library_id, label, score);
-- The most certain objects with a label are found without sorting, however many libraries there are.
create index image_objects_label_score on image_objects (label, score, id, library_id, image_id);

create table vectors (
  id text primary key,
  kind text not null,
  model text not null,
  library_id text not null,
  image_id text not null references images (id) on delete cascade,
  version bigint not null,
  vector bytea not null
);
create index vectors_image_id on vectors (image_id);
create index vectors_library_id_kind_model_version on vectors (library_id, kind, model, version);

-- Erasures, with the list that proves them.
create table erasures (
  id text primary key,
  cause text not null,
  library_id text not null,
  library_name text not null,
  erased_by text references operators (id),
  erased_at bigint not null,
  image_count integer not null,
  face_count integer not null,
  vector_count integer not null,
  bytes bigint not null,
  list_hash text not null,
  files_gone_at bigint,
  key_id text references api_keys (id)
);
create index erasures_by_library on erasures (library_id, id);
create index erasures_by_files on erasures (files_gone_at);

create table erased_images (
  erasure_id text not null references erasures (id) on delete cascade,
  image_id text not null,
  media_type text not null,
  sha256 text not null,
  constraint erased_images_key primary key (erasure_id, image_id)
);

-- How much the libraries held, by the hour.
create table storage_hours (
  at bigint primary key,
  images bigint not null,
  bytes bigint not null
);
`;
