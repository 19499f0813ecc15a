/** Pictures to search with, face and object searches with their reviews, and people. */
export const searchTables = `
-- Pictures that operators search with, kept for an hour.
create table probes (
  id text primary key,
  operator_id text not null references operators (id),
  media_type text not null,
  width integer not null,
  height integer not null,
  seen json not null,
  created_at bigint not null,
  expires_at bigint not null,
  image_id text
);
create index probes_by_operator on probes (operator_id, created_at, id);
create index probes_by_expiry on probes (expires_at);
create index probes_by_image_id on probes (image_id);

create table face_queries (
  id text primary key,
  operator_id text not null references operators (id),
  purpose text not null,
  collection_id text references library_sets (id) on delete set null,
  collection_name text not null,
  threshold double precision not null,
  probe_type text not null,
  hit_count integer not null,
  best_similarity double precision,
  decision text,
  created_at bigint not null,
  search_key text,
  request_hash text,
  probe_image_id text,
  unseen_count integer not null default 0
);
create index face_queries_by_time on face_queries (created_at, id);
create index face_queries_by_decision on face_queries (decision, created_at, id);
create index face_queries_by_collection_id on face_queries (collection_id, created_at, id);
create unique index face_queries_by_key on face_queries (operator_id, search_key);
create index face_queries_by_probe_image_id on face_queries (probe_image_id);

create table face_candidates (
  id text primary key,
  query_id text not null references face_queries (id) on delete cascade,
  rank integer not null,
  image_id text references images (id) on delete set null,
  file_name text not null,
  library_name text not null,
  similarity double precision not null,
  box json,
  face_id text,
  constraint face_candidates_rank unique (query_id, rank)
);
create index face_candidates_by_image on face_candidates (image_id);

create table face_reviews (
  id text primary key,
  query_id text not null references face_queries (id) on delete cascade,
  decision text not null,
  candidate_id text references face_candidates (id) on delete set null,
  note text not null,
  decided_by text not null references operators (id),
  decided_at bigint not null
);
create index face_reviews_by_query on face_reviews (query_id, decided_at, id);
create index face_reviews_by_candidate on face_reviews (candidate_id);

create table face_comparisons (
  id text primary key,
  operator_id text not null references operators (id),
  purpose text not null,
  similarity double precision not null,
  one_picture text not null,
  other_picture text not null,
  one_flaws json not null,
  other_flaws json not null,
  created_at bigint not null,
  search_key text not null,
  request_hash text,
  one_image_id text,
  other_image_id text,
  constraint face_comparisons_key unique (operator_id, search_key)
);
create index face_comparisons_by_created_at on face_comparisons (created_at, id);
create index face_comparisons_by_similarity on face_comparisons (similarity, id);
create index face_comparisons_by_one_image_id on face_comparisons (one_image_id);
create index face_comparisons_by_other_image_id on face_comparisons (other_image_id);

create table people (
  id text primary key,
  collection_id text not null references library_sets (id) on delete cascade,
  name text not null,
  created_by text not null references operators (id),
  created_at bigint not null,
  updated_at bigint not null
);
create index people_by_change on people (updated_at, id);
create index people_by_collection on people (collection_id);

create table person_faces (
  id text primary key,
  person_id text not null references people (id) on delete cascade,
  collection_id text not null,
  image_id text not null references images (id) on delete cascade,
  face_id text,
  box json not null,
  added_at bigint not null,
  constraint person_faces_once unique (collection_id, face_id)
);
create index person_faces_by_person on person_faces (person_id, added_at, id);
create index person_faces_by_image on person_faces (image_id);

create table person_operations (
  id text primary key,
  collection_id text not null references library_sets (id) on delete cascade,
  kind text not null,
  person_id text not null,
  other_id text not null,
  other_name text not null,
  other_created_by text not null,
  other_created_at bigint not null,
  face_ids json not null,
  operator_id text not null references operators (id),
  at bigint not null,
  undone_by text references operators (id),
  undone_at bigint
);
create index person_operations_by_collection_id on person_operations (collection_id);
create index person_operations_by_person_id on person_operations (person_id);
create index person_operations_by_other_id on person_operations (other_id);

create table object_queries (
  id text primary key,
  operator_id text not null references operators (id),
  mode text not null,
  label text not null,
  catalogue_id text references library_sets (id) on delete set null,
  catalogue_name text not null,
  threshold double precision not null,
  probe_type text,
  hit_count integer not null,
  judged_count integer not null,
  relevant_count integer not null,
  created_at bigint not null,
  search_id text,
  round integer not null default 1,
  region json,
  probe_image_id text
);
create index object_queries_by_time on object_queries (created_at, id);
create index object_queries_by_mode on object_queries (mode, created_at, id);
create index object_queries_by_catalogue_id on object_queries (catalogue_id, created_at, id);
-- Pending items are counted often, among many that aren't.
create index object_queries_unjudged on object_queries (created_at, id)
  where judged_count = 0 and hit_count > 0;
-- Of several rounds started at once one counts.
create unique index object_queries_search_id_round on object_queries (search_id, round);
create index object_queries_by_probe_image_id on object_queries (probe_image_id);

create table object_results (
  id text primary key,
  query_id text not null references object_queries (id) on delete cascade,
  rank integer not null,
  image_id text references images (id) on delete set null,
  file_name text not null,
  library_name text not null,
  label text not null,
  score double precision not null,
  relevance text,
  judged_by text references operators (id),
  judged_at bigint,
  region json,
  similarity double precision,
  constraint object_results_rank unique (query_id, rank)
);
create index object_results_by_image on object_results (image_id);

create table object_judgements (
  id text primary key,
  result_id text not null references object_results (id) on delete cascade,
  relevance text,
  judged_by text not null references operators (id),
  judged_at bigint not null
);
create index object_judgements_by_result on object_judgements (result_id, judged_at, id);

create table saved_object_searches (
  id text primary key,
  owner_id text not null references operators (id),
  name text not null,
  name_key text not null,
  shared boolean not null,
  query_id text not null references object_queries (id) on delete cascade,
  last_query_id text not null references object_queries (id) on delete cascade,
  last_run_at bigint not null,
  model text,
  vector bytea,
  created_at bigint not null,
  constraint saved_object_searches_name unique (owner_id, name_key)
);
create index saved_object_searches_by_query_id on saved_object_searches (query_id);
create index saved_object_searches_by_last_query_id on saved_object_searches (last_query_id);
create index saved_object_searches_by_name_key on saved_object_searches (name_key);
`;
